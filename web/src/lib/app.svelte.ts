// The state of every page: language and its words, the person, the theme, sound, and the games.

import * as api from "./api";
import { defaultOpponents } from "./opponents";
import { me } from "./people";
import type { Credentials, GameInfo } from "./protocol";
import { load, preferred, type Language, type Words } from "./words";

export type Theme = "" | "light" | "dark"; // nothing: as the system has it
const THEMES: readonly Theme[] = ["light", "dark"];

const store = (name: string, value: string) => localStorage.setItem(`sobremesa.${name}`, value);
const stored = (name: string) => localStorage.getItem(`sobremesa.${name}`) ?? "";

/** The service worker notifies, and only a secure page has one. */
export const canNotify = isSecureContext && "Notification" in globalThis && "serviceWorker" in navigator;
/** A desk does not vibrate. */
export const canVibrate = "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

function storedOpponents(): string[] {
  const players = stored("company");
  return players ? (JSON.parse(players) as string[]) : defaultOpponents();
}

class AppState {
  lang = $state<Language>(preferred());
  words = $state.raw<Words | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  me = $state.raw<Credentials | null>(me());
  theme = $state<Theme>(THEMES.find((theme) => theme === stored("light")) ?? "");
  sound = $state(stored("sound") === "on");
  odds = $state(stored("odds") !== "folded"); // where a table agreed to them
  letters = $state(stored("letters") !== "off"); // keys that are printed on buttons
  vibrate = $state(stored("vibrate") === "on" && "vibrate" in navigator);
  volume = $state(Number(stored("volume") || 1)); // of sounds, up to 1
  isSoundOffered = $state(stored("sound") === ""); // nobody has said yes or no
  notify = $state(stored("notify") === "on" && canNotify && Notification.permission === "granted");
  asking = $state.raw<((name: string | null) => void) | null>(null); // takes the name that the person gives
  opponents = $state.raw(storedOpponents()); // of a quick start
  unreached = $state(false); // the server does not answer

  constructor() {
    this.shine();
    void this.speak(this.lang);
  }

  /** Another language, for every page at once. Its words are asked for beside the games, not before them. */
  async speak(lang: Language): Promise<void> {
    this.lang = lang;
    document.documentElement.lang = lang;
    await Promise.all([this.askGames(), this.learn(lang)]);
  }

  private async learn(lang: Language): Promise<void> {
    try {
      const words = await load(lang);
      if (this.lang === lang) this.words = words;
    } catch {
      this.unreached = true;
    }
  }

  choose(lang: Language): void {
    store("lang", lang);
    void this.speak(lang);
  }

  async askGames(): Promise<void> {
    try {
      this.games = await api.games(this.lang);
      this.unreached = false;
    } catch {
      this.unreached = true;
    }
  }

  game(id: string): GameInfo | null {
    return this.games?.find((game) => game.id === id) ?? null;
  }

  /** The title of a game, with that of the variant if there are several. */
  heading(id: string, variant: string): string {
    const game = this.game(id);
    const titles =
      game && game.variants.length > 1 ? game.variants.filter(({ name }) => name === variant) : [];
    return [game?.title ?? id, ...titles.map(({ title }) => title)].join(" · ");
  }

  /** The person at this device; asks for a name, once, if there is none yet. Null if none is given. */
  async enter(): Promise<Credentials | null> {
    if (this.me) return this.me;
    const name = stored("name") || (await new Promise<string | null>((answer) => (this.asking = answer)));
    this.asking = null;
    if (name === null) return null;
    this.me = await api.enter(name || this.say("web-guest"));
    store("name", this.me.name);
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = this.me ? await api.rename(name) : await api.enter(name);
    store("name", name);
  }

  async redeemLink(token: string): Promise<void> {
    this.me = await api.redeemLink(token);
  }

  say(key: string, facts: Record<string, unknown> = {}): string {
    return this.words?.say(key, facts) ?? "";
  }

  get isDark(): boolean {
    return this.theme ? this.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  switchTheme(): void {
    this.theme = this.isDark ? "light" : "dark";
    store("light", this.theme);
    this.shine();
  }

  turnSound(on = !this.sound): void {
    this.sound = on;
    this.isSoundOffered = false;
    store("sound", on ? "on" : "off");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    store("volume", String(volume));
  }

  turnVibrate(): void {
    this.vibrate = !this.vibrate;
    store("vibrate", this.vibrate ? "on" : "off");
  }

  turnOdds(): void {
    this.odds = !this.odds;
    store("odds", this.odds ? "open" : "folded");
  }

  turnLetters(): void {
    this.letters = !this.letters;
    store("letters", this.letters ? "on" : "off");
  }

  chooseCompany(players: string[]): void {
    this.opponents = players;
    store("company", JSON.stringify(players));
  }

  /** Whether the system tells when it is your turn; it is asked only when somebody wants that. */
  async turnNotify(): Promise<void> {
    this.notify = !this.notify && (await Notification.requestPermission()) === "granted";
    store("notify", this.notify ? "on" : "off");
  }

  private shine(): void {
    if (this.theme) document.documentElement.dataset["theme"] = this.theme;
  }
}

export const app = new AppState();

/** A sentence in the language of the page. */
export const say = (key: string, facts: Record<string, unknown> = {}): string => app.say(key, facts);
/** A problem as a sentence in the language of the page; any other error as it is. */
export const sayProblem = (error: unknown): string =>
  error instanceof api.Problem ? say(error.key, error.facts) : String(error);
