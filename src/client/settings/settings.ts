import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { smallStore } from "../platform/small-store.ts";

/** What somebody likes the page to be; kept on the device. */
export interface Settings {
  readonly theme: "auto" | "light" | "dark";
  readonly motion: "auto" | "none";
  readonly language: string;
  /** A choice that ends the turn waits for a second word. */
  readonly confirm: boolean;
  /** Milliseconds between the moves of bots. */
  readonly pace: number;
  /** The device is handed over even where there are no secrets. */
  readonly alwaysHandOver: boolean;
  /** Soft sounds of wood, coins and dice. */
  readonly sound: boolean;
  /** Explains what matters for the first time. */
  readonly guide: boolean;
  /** Seats to which three moves are suggested at each choice, by match: "4f1c…/0". */
  readonly suggestTo: readonly string[];
  /** What has been explained already: "master-farmer/place". */
  readonly explained: readonly string[];
}

export const useSettings = create<Settings>()(
  persist(
    (): Settings => ({
      theme: "auto",
      motion: "auto",
      language: "en",
      confirm: true,
      pace: 700,
      alwaysHandOver: false,
      sound: false,
      guide: true,
      suggestTo: [],
      explained: [],
    }),
    { name: "furrow-settings", storage: createJSONStorage(() => smallStore) },
  ),
);

export function change(settings: Partial<Settings>): void {
  useSettings.setState(settings);
}

/** Lets the page's root show the theme, the motion and the language that are wished for. */
export function applySettings({ theme, motion, language }: Settings): void {
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.motion = motion;
  document.documentElement.lang = language === "pseudo" ? "en" : language;
}
