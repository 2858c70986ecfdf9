import { say } from "./app.svelte";

/** The time for a decision in words; 0 is no limit. */
export function duration(seconds: number): string {
  if (seconds === 0) return say("web-no-clock");
  if (seconds < 60) return say("web-seconds", { count: seconds });
  return seconds < 3600
    ? say("web-minutes", { count: seconds / 60 })
    : say("web-hours", { count: seconds / 3600 });
}
