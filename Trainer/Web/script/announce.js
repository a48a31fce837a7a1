// The text for screen readers: the last change, after it has ended.

let announcement = 0;

function announce(text) {
  clearTimeout(announcement);
  announcement = setTimeout(() => {
    document.getElementById("live").textContent = text;
  }, 400);
}

/** Sets a text only if it changes. */
function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Returns a number with two decimals at most, for labels in the picture. */
const brief = (number) => spelled(Math.round(number * 100) / 100);

const sized = ({ width, height }) => `${spelled(width)} by ${spelled(height)}`;

/** Makes buttons one stop of the Tab key, in which arrow keys move the focus. */
function rove(buttons, current) {
  buttons.forEach((button, index) => {
    button.addEventListener("keydown", (event) => {
      const places = { ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1, ArrowUp: index - 1, Home: 0, End: buttons.length - 1 };
      if (!(event.key in places)) return;
      event.preventDefault();
      const next = buttons[(places[event.key] + buttons.length) % buttons.length];
      for (const other of buttons) other.tabIndex = other === next ? 0 : -1;
      next.focus();
    });
    button.addEventListener("focus", () => {
      for (const other of buttons) other.tabIndex = other === button ? 0 : -1;
    });
    button.tabIndex = index === current ? 0 : -1;
  });
}
