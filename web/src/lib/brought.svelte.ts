// A record that somebody brought along as a file: it is shown, and kept nowhere.

class Brought {
  record = $state("");
}

export const brought = new Brought();
