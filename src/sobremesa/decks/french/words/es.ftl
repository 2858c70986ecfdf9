card = { $face ->
    [A] as
    [J] jota
    [Q] reina
    [K] rey
   *[other] { $face }
} de { $suit ->
    [c] tréboles
    [d] diamantes
    [h] corazones
   *[s] picas
}
    .rank = { $face }
    .suit = { $suit ->
        [c] t
        [d] d
        [h] c
       *[s] p
    }
    .code = { card.rank }{ card.suit }
