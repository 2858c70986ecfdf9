// A record that was opened as a file: it is shown, and stored nowhere.

class OpenedRecord {
  text = $state("");
}

export const openedRecord = new OpenedRecord();
