card = { $number ->
    [1] as
    [10] sota
    [11] caballo
    [12] rey
   *[other] { $number }
} de { $suit ->
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
