card = { $number ->
    [1] as
    [10] sota
    [11] cavall
    [12] rei
   *[other] { $number }
} { $suit ->
    [b] de bastos
    [c] de copes
    [e] d’espases
   *[o] d’oros
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
    [c] copes
    [e] espases
   *[o] oros
}
