import "./explainer.css";
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { Message } from "../../table/messages.ts";
import type { TextValues } from "../../table/module.ts";
import { explainedBy } from "../kit/explain.ts";
import type { Speech } from "../words/use-words.ts";
import { host } from "../worker/index.ts";

interface Shown {
  readonly title: string | undefined;
  readonly about: string | undefined;
  /** Why it cannot be chosen now. */
  readonly why?: string;
  readonly box: DOMRect;
}

const HOVER_DELAY = 450;
const PRESS_DELAY = 500;
const ID = "explanation";
/** Whatever has a meaning: things with a text of their own, places, and every symbol that has a name. */
const SPEAKING = "[data-explain], [data-place], :is(.board-area, .low-sheet, .scores) [role=img][aria-label]";
/** Places with a text of their own. */
const EXPLAINED = "[data-place][data-explain]";

interface ExplainerProps {
  readonly words: Speech;
  /** The numbers and choices of this table. */
  readonly values: TextValues;
}

/** The one explanation on the screen: of whatever is pointed at, focused or pressed long and has something to say. */
export function Explainer({ words, values }: ExplainerProps): ReactElement {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef(0);

  useEffect(() => {
    let described: Element | undefined;
    let isLongPress = false;
    const hide = () => {
      clearTimeout(timer.current);
      described?.removeAttribute("aria-describedby");
      described = undefined;
      setShown(undefined);
    };
    const showSoon = (target: EventTarget | null, delay: number, isPress = false) => {
      hide();
      const element = speakerAt(target);
      if (element === null) return;
      const text = textOf(element, words, values);
      if (text === undefined) return;
      timer.current = window.setTimeout(() => {
        described = element;
        isLongPress = isPress;
        element.setAttribute("aria-describedby", ID);
        setShown({ ...text, box: element.getBoundingClientRect() });
        void whyNot(element).then((reason) => {
          if (reason !== undefined && described === element)
            setShown((now) => now && { ...now, why: words.say(reason) });
        });
      }, delay);
    };
    const over = (event: PointerEvent) => event.pointerType === "mouse" && showSoon(event.target, HOVER_DELAY);
    const down = (event: PointerEvent) => {
      isLongPress = false;
      if (event.pointerType === "mouse") hide();
      else showSoon(event.target, PRESS_DELAY, true);
    };
    const up = (event: PointerEvent) => event.pointerType !== "mouse" && clearTimeout(timer.current);
    // The end of a long press is no click.
    const click = (event: MouseEvent) => {
      if (isLongPress) event.stopPropagation();
      else if (isUnlit(event.target)) showSoon(event.target, 0);
      isLongPress = false;
    };
    const menu = (event: MouseEvent) => isLongPress && event.preventDefault();
    const focus = (event: FocusEvent) =>
      event.target instanceof Element && event.target.matches(":focus-visible") && showSoon(event.target, HOVER_DELAY);
    const key = (event: KeyboardEvent) => event.key === "Escape" && hide();
    const stop = new AbortController();
    const options = { signal: stop.signal };
    document.addEventListener("pointerover", over, options);
    document.addEventListener("pointerdown", down, options);
    document.addEventListener("pointerup", up, options);
    document.addEventListener("click", click, { ...options, capture: true });
    document.addEventListener("contextmenu", menu, options);
    document.addEventListener("focusin", focus, options);
    document.addEventListener("focusout", () => isLongPress || hide(), options);
    document.addEventListener("keydown", key, options);
    document.addEventListener("scroll", hide, { ...options, capture: true });
    return () => {
      stop.abort();
      clearTimeout(timer.current);
    };
  }, [words, values]);

  return (
    <div id={ID} role="tooltip" className="explanation" hidden={shown === undefined} style={shown && placed(shown.box)}>
      {shown?.title !== undefined && <strong>{shown.title}</strong>}
      {shown?.about}
      {shown?.why !== undefined && <em>{shown.why}</em>}
    </div>
  );
}

/** What speaks where one points: the symbol itself, but on a card or space with a text of its own, that. */
function speakerAt(target: EventTarget | null): Element | null {
  const nearest = target instanceof Element ? target.closest(SPEAKING) : null;
  return nearest?.matches("[data-explain], [data-place]") ? nearest : (nearest?.closest(EXPLAINED) ?? nearest);
}

function textOf(element: Element, { say, has }: Speech, values: TextValues): Omit<Shown, "box"> | undefined {
  const attribute = element.getAttribute("data-explain");
  const label = element.getAttribute("aria-label") ?? undefined;
  const message = attribute === null ? undefined : explainedBy(attribute);
  const about = message && { ...values, ...message, id: `${message.id}.about` };
  if (message === undefined || about === undefined || !has(about.id))
    return label === undefined ? undefined : { title: undefined, about: label };
  return { title: has(message.id) ? say(message) : label, about: say(about) };
}

/** Whether a place was pressed that cannot be chosen. */
const isUnlit = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("[data-place]")?.matches(":not([data-lit], [data-chosen])") === true;

/** Why what is explained cannot be chosen now, if it is a place. */
async function whyNot(element: Element): Promise<Message | undefined> {
  const place = element.closest("[data-place]");
  return isUnlit(place) ? host().whyNot(place?.getAttribute("data-place") ?? "") : undefined;
}

/** Below what it explains, or above where there is no room. */
function placed({ left, width, top, bottom }: DOMRect): { left: string; top?: string; bottom?: string } {
  const across = `clamp(0.5rem, ${Math.round(left + width / 2)}px - 9rem, 100vw - 18.5rem)`;
  return bottom + 140 < window.innerHeight
    ? { left: across, top: `${Math.round(bottom) + 8}px` }
    : { left: across, bottom: `${Math.round(window.innerHeight - top) + 8}px` };
}
