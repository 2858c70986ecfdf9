card = { $number ->
    [1] ace
    [10] jack
    [11] knight
    [12] king
   *[other] { $number }
} of { $suit ->
    [b] bastos
    [c] copas
    [e] espadas
   *[o] oros
}
    .code = { $code }
    .suit = { $suit ->
        [b] ba
        [c] co
        [e] es
       *[o] or
    }
table-suit = { $suit ->
    [b] bastos
    [c] copas
    [e] espadas
   *[o] oros
}
