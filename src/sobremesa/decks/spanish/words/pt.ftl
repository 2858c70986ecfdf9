card = { $number ->
    [1] ás
    [10] valete
    [11] cavalo
    [12] rei
   *[other] { $number }
} de { $suit ->
    [b] paus
    [c] copas
    [e] espadas
   *[o] ouros
}
    .code = { $suit ->
        [b] p
        [c] c
        [e] e
       *[o] o
    }{ $number }
    .suit = { $suit ->
        [b] pa
        [c] co
        [e] es
       *[o] ou
    }
table-suit = { $suit ->
    [b] paus
    [c] copas
    [e] espadas
   *[o] ouros
}
