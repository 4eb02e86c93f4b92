import "./theme/fonts.css";
import "./theme/colours.css";
import "./theme/base.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { stayOffline } from "./offline.ts";
import { applySettings, useSettings } from "./settings/settings.ts";

applySettings(useSettings.getState());
useSettings.subscribe(applySettings);

const root = document.getElementById("page");
if (root === null) throw new Error("the page has no root");
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

stayOffline();
