card = { $face ->
    [A] ás
    [J] valete
    [Q] dama
    [K] rei
   *[other] { $face }
} de { $suit ->
    [c] paus
    [d] ouros
    [h] copas
   *[s] espadas
}
    .rank = { $face ->
        [J] V
        [Q] D
        [K] R
       *[other] { $face }
    }
    .suit = { $suit ->
        [c] p
        [d] o
        [h] c
       *[s] e
    }
    .code = { card.rank }{ card.suit }
