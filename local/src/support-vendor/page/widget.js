// Stands in for a vendor's messenger, by the interface that Intercom documents: one function that takes a verb.
(() => {
  const settings = () => window.intercomSettings ?? {};
  const listeners = { onShow: [], onHide: [], onUnreadCountChange: [] };
  const tell = (verb, value) => listeners[verb].forEach((listener) => listener(value));
  const call = (path, body) =>
    fetch(settings().api_base + path, {
      method: "POST",
      headers: { "content-type": "text/plain" },
      body: JSON.stringify(body),
    });

  let panel;
  function draw() {
    panel = document.createElement("main");
    panel.hidden = true;
    const english = settings().language_override === "en";
    const title = document.createElement("h1");
    title.textContent = english ? "The vendor's chat" : "Leverandørens chat";
    const who = document.createElement("p");
    const close = document.createElement("button");
    close.textContent = english ? "Close the chat" : "Luk chatten";
    close.addEventListener("click", () => window.Intercom("hide"));
    panel.append(title, who, close);
    document.body.append(panel);
    return who;
  }

  const verbs = {
    async boot() {
      const who = draw();
      // As messengers do: it stores something, which a shutdown of the page's side has to remove.
      localStorage.setItem("intercom.intercom-state", "{}");
      const { app_id: workspace, intercom_user_jwt: token = null, language_override: locale } = settings();
      const answer = await call("/messenger/web/ping", { app_id: workspace, token, locale });
      const { name } = await answer.json();
      who.textContent = name ?? (locale === "en" ? "You are a guest here." : "Du er gæst her.");
      tell("onUnreadCountChange", 0);
    },
    show() {
      panel.hidden = false;
      tell("onShow");
    },
    hide() {
      panel.hidden = true;
      tell("onHide");
    },
    shutdown() {
      panel?.remove();
    },
  };
  window.Intercom = (verb, value) => {
    if (verb in listeners) listeners[verb].push(value);
    else verbs[verb]?.(value);
  };
})();
