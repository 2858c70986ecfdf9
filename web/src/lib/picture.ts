// The picture of a review that somebody shares: the blocks and their own name, and nothing else of the match.

import { standing, type Block } from "./review";

const SIZE = { width: 1200, height: 630 };
const FRAME = { width: 1040, height: 380, head: 46, foot: 46 };
const [PAPER, INK, SECOND, SAND, SAFFRON] = ["#fffaf0", "#2a2018", "#64523f", "#c9b391", "#b07400"];
const FILLS: Record<Block["part"], string> = {
  average: `fill="${SAND}"`,
  luck: `fill="${SAFFRON}"`,
  decisions: `fill="url(#hatch)" stroke="${INK}" stroke-width="3"`,
  substitutes: `fill="${PAPER}" stroke="${SECOND}" stroke-width="3" stroke-dasharray="8 6"`,
  result: `fill="${INK}"`,
};

export interface Labels {
  title: string; // whose review it is
  about: string; // which game
  names: Record<string, string>; // of the parts
  figure: (coins: number) => string;
}

/** The picture as the text of an SVG file, in the light of the afternoon. */
export function pictureOf(blocks: readonly Block[], { title, about, names, figure }: Labels): string {
  const { zero, drawn } = standing(blocks, FRAME);
  const shapes = drawn.map((block, i) => {
    const [next, middle] = [drawn[i + 1], block.x + block.width / 2];
    const thread = next
      ? `<line x1="${block.x + block.width}" x2="${next.x}" y1="${block.end}" y2="${block.end}" stroke="${SECOND}" stroke-width="2" stroke-dasharray="4 5"/>`
      : "";
    const level = block.figure + (block.coins >= 0 ? -12 : 38);
    return (
      `${thread}<rect x="${block.x}" y="${block.y}" width="${block.width}" height="${block.height}" rx="6" ${FILLS[block.part]}/>` +
      `<text x="${middle}" y="${level}" class="f">${escaped(figure(block.coins))}</text>` +
      `<text x="${middle}" y="${FRAME.height + 36}" class="n">${escaped(names[block.part] ?? "")}</text>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" viewBox="0 0 ${SIZE.width} ${SIZE.height}">` +
    `<style>text{font-family:system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;fill:${INK}}.t{font:600 46px Georgia,serif}.a{font-size:24px;fill:${SECOND}}.f{font-size:32px;font-weight:700;text-anchor:middle}.n{font-size:22px;font-weight:600;fill:${SECOND};text-anchor:middle}.h{font:italic 600 30px Georgia,serif;text-anchor:end}</style>` +
    `<defs><pattern id="hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="6" height="12" fill="${INK}"/></pattern></defs>` +
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${PAPER}"/>` +
    `<text x="80" y="88" class="t">${escaped(title)}</text><text x="80" y="128" class="a">${escaped(about)}</text>` +
    `<text x="1120" y="88" class="h">sobremesa</text>` +
    `<g transform="translate(80 160)"><line x1="0" x2="${FRAME.width}" y1="${zero}" y2="${zero}" stroke="${SECOND}" stroke-width="2"/>${shapes.join("")}</g></svg>`
  );
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The picture as a PNG file. */
export async function drawPicture(svg: string, name: string): Promise<File> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = SIZE.width;
  canvas.height = SIZE.height;
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  return new File(drawn ? [drawn] : [], `${name}.png`, { type: "image/png" });
}

/** Hand a file on: by the device's own means where it has any for files, else as a download. */
export async function handOn(file: File): Promise<void> {
  if (navigator.canShare?.({ files: [file] })) return navigator.share({ files: [file] }).catch(() => {}); // whoever closes that sheet needs no answer
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
}
