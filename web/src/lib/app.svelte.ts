// What holds on every page: language and its words, who one is, the light, sound, and the games.

import * as api from "./api";
import { me } from "./people";
import type { Credentials, GameInfo } from "./protocol";
import { houseWords, preferred, type Language, type Words } from "./words";

export type Light = "" | "light" | "dark"; // nothing: as the system has it
const LIGHTS: readonly Light[] = ["light", "dark"];

const keep = (name: string, value: string) => localStorage.setItem(`sobremesa.${name}`, value);
const kept = (name: string) => localStorage.getItem(`sobremesa.${name}`) ?? "";

class AppState {
  lang = $state<Language>(preferred());
  words = $state.raw<Words | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  me = $state.raw<Credentials | null>(me());
  light = $state<Light>(LIGHTS.find((light) => light === kept("light")) ?? "");
  sound = $state(kept("sound") === "on");
  letters = $state(kept("letters") !== "off"); // keys that are printed on buttons
  notify = $state(
    kept("notify") === "on" && "Notification" in globalThis && Notification.permission === "granted",
  );
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

  /** Somebody without a name gets a friendly one; it can be changed at any time. */
  async enter(name = ""): Promise<Credentials> {
    this.me ??= await api.enter(name || kept("name") || this.say("web-guest"));
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

  turnSound(): void {
    this.sound = !this.sound;
    keep("sound", this.sound ? "on" : "off");
  }

  turnLetters(): void {
    this.letters = !this.letters;
    keep("letters", this.letters ? "on" : "off");
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
