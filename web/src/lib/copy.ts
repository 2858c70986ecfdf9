/** Copy a text truly: over plain HTTP a page has no clipboard, and what is marked can still be copied. False if
    neither works. */
export async function copy(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyMarked(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function copyMarked(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}
