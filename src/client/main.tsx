import "./theme/fonts.css";
import "./theme/colours.css";
import "./theme/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { askBeforeLeaving } from "./platform/leave.ts";
import { bearTranslators } from "./platform/moved-text.ts";
import { stayOffline } from "./platform/service-worker.ts";
import { applySettings, useSettings } from "./settings/settings.ts";
import { loadLanguage } from "./words/language.ts";

applySettings(useSettings.getState());
useSettings.subscribe(applySettings);

bearTranslators(document.body);
const root = document.getElementById("page");
if (root === null) throw new Error("the page has no root");
// A language that cannot be loaded is no reason to show nothing: the page speaks English then.
await loadLanguage(useSettings.getState().language).catch(() => undefined);
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

stayOffline();
askBeforeLeaving();
