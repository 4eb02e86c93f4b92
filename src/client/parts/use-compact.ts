import { useSyncExternalStore } from "react";

/** A phone held upright, a phone that lies, a tablet that stands. The style sheets ask the same. */
const screens = {
  phone: matchMedia("(max-width: 639px)"),
  lying: matchMedia("(max-height: 480px) and (min-width: 640px) and (max-width: 1000px)"),
  upright: matchMedia("(min-width: 640px) and (max-width: 899px) and (min-height: 900px)"),
};

export type SmallScreen = keyof typeof screens;

const listen = (changed: () => void): (() => void) => {
  for (const query of Object.values(screens)) query.addEventListener("change", changed);
  return () => {
    for (const query of Object.values(screens)) query.removeEventListener("change", changed);
  };
};

const names = Object.keys(screens) as readonly SmallScreen[];
const now = (): SmallScreen | undefined => names.find((name) => screens[name].matches);

/** What kind of small screen this is, if it is one. */
export const useSmallScreen = (): SmallScreen | undefined => useSyncExternalStore(listen, now);

/** Whether there is no more room than on a phone. */
export function useCompact(): boolean {
  const screen = useSmallScreen();
  return screen === "phone" || screen === "lying";
}
