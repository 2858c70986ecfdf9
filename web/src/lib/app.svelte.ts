// What holds on every page: language and its words, who one is, the light, sound, and the games.

import * as api from "./api";
import { usualCompany } from "./company";
import { me } from "./people";
import type { Credentials, GameInfo } from "./protocol";
import { houseWords, preferred, type Language, type Words } from "./words";

export type Light = "" | "light" | "dark"; // nothing: as the system has it
const LIGHTS: readonly Light[] = ["light", "dark"];

const keep = (name: string, value: string) => localStorage.setItem(`sobremesa.${name}`, value);
const kept = (name: string) => localStorage.getItem(`sobremesa.${name}`) ?? "";

/** The service worker notifies, and only a secure page has one. */
export const canNotify = isSecureContext && "Notification" in globalThis && "serviceWorker" in navigator;
/** A desk does not vibrate. */
export const canVibrate = "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

function keptCompany(): string[] {
  const players = kept("company");
  return players ? (JSON.parse(players) as string[]) : usualCompany();
}

class AppState {
  lang = $state<Language>(preferred());
  words = $state.raw<Words | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  me = $state.raw<Credentials | null>(me());
  light = $state<Light>(LIGHTS.find((light) => light === kept("light")) ?? "");
  sound = $state(kept("sound") === "on");
  odds = $state(kept("odds") !== "folded"); // where a table agreed to them
  letters = $state(kept("letters") !== "off"); // keys that are printed on buttons
  vibrate = $state(kept("vibrate") === "on" && "vibrate" in navigator);
  volume = $state(Number(kept("volume") || 1)); // of sounds, up to 1
  isSoundOffered = $state(kept("sound") === ""); // nobody has said yes or no
  notify = $state(kept("notify") === "on" && canNotify && Notification.permission === "granted");
  asking = $state.raw<((name: string | null) => void) | null>(null); // takes the answer to who one is
  company = $state.raw(keptCompany()); // whom one plays against at once
  unreached = $state(false); // the server does not answer

  constructor() {
    this.shine();
    void this.speak(this.lang);
  }

  /** Another language, for every page at once. */
  async speak(lang: Language): Promise<void> {
    this.lang = lang;
    document.documentElement.lang = lang;
    this.words = houseWords(lang);
    await this.askGames();
  }

  choose(lang: Language): void {
    keep("lang", lang);
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

  /** Who one is; whoever has no name yet is asked for one, once. Nobody if they would rather not say. */
  async enter(): Promise<Credentials | null> {
    if (this.me) return this.me;
    const name = kept("name") || (await new Promise<string | null>((answer) => (this.asking = answer)));
    this.asking = null;
    if (name === null) return null;
    this.me = await api.enter(name || this.say("web-guest"));
    keep("name", this.me.name);
    return this.me;
  }

  async rename(name: string): Promise<void> {
    this.me = this.me ? await api.rename(name) : await api.enter(name);
    keep("name", name);
  }

  async comeByLink(token: string): Promise<void> {
    this.me = await api.comeByLink(token);
  }

  say(key: string, facts: Record<string, unknown> = {}): string {
    return this.words?.say(key, facts) ?? "";
  }

  get isDark(): boolean {
    return this.light ? this.light === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  }

  turnLight(): void {
    this.light = this.isDark ? "light" : "dark";
    keep("light", this.light);
    this.shine();
  }

  turnSound(on = !this.sound): void {
    this.sound = on;
    this.isSoundOffered = false;
    keep("sound", on ? "on" : "off");
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keep("volume", String(volume));
  }

  turnVibrate(): void {
    this.vibrate = !this.vibrate;
    keep("vibrate", this.vibrate ? "on" : "off");
  }

  turnOdds(): void {
    this.odds = !this.odds;
    keep("odds", this.odds ? "open" : "folded");
  }

  turnLetters(): void {
    this.letters = !this.letters;
    keep("letters", this.letters ? "on" : "off");
  }

  chooseCompany(players: string[]): void {
    this.company = players;
    keep("company", JSON.stringify(players));
  }

  /** Whether the system tells when it is your turn; it is asked only when somebody wants that. */
  async turnNotify(): Promise<void> {
    this.notify = !this.notify && (await Notification.requestPermission()) === "granted";
    keep("notify", this.notify ? "on" : "off");
  }

  private shine(): void {
    if (this.light) document.documentElement.dataset["theme"] = this.light;
  }
}

export const app = new AppState();

/** A sentence in the language of the page. */
export const say = (key: string, facts: Record<string, unknown> = {}): string => app.say(key, facts);
