card = { $face ->
    [A] as
    [J] jota
    [Q] reina
    [K] rei
   *[other] { $face }
} de { $suit ->
    [c] trèvols
    [d] diamants
    [h] cors
   *[s] piques
}
    .rank = { $face }
    .suit = { $suit ->
        [c] t
        [d] d
        [h] c
       *[s] p
    }
    .code = { card.rank }{ card.suit }
