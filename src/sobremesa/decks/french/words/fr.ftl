card = { $face ->
    [A] as
    [J] valet
    [Q] dame
    [K] roi
   *[other] { $face }
} de { $suit ->
    [c] trèfle
    [d] carreau
    [h] cœur
   *[s] pique
}
    .rank = { $face ->
        [J] V
        [Q] D
        [K] R
       *[other] { $face }
    }
    .suit = { $suit ->
        [c] t
        [d] k
        [h] c
       *[s] p
    }
    .code = { card.rank }{ card.suit }
