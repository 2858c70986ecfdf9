card = { $number ->
    [1] as
    [10] valet
    [11] cavalier
    [12] roi
   *[other] { $number }
} { $suit ->
    [b] de bâtons
    [c] de coupes
    [e] d’épées
   *[o] de deniers
}
    .code = { $suit ->
        [b] b
        [c] c
        [e] e
       *[o] d
    }{ $number }
    .suit = { $suit ->
        [b] bâ
        [c] co
        [e] ép
       *[o] de
    }
table-suit = { $suit ->
    [b] bâtons
    [c] coupes
    [e] épées
   *[o] deniers
}
