// What a screen reader hears: the last change, once it has come to rest.

let announcement = 0;

function announce(text) {
  clearTimeout(announcement);
  announcement = setTimeout(() => {
    document.getElementById("live").textContent = text;
  }, 400);
}

/** Changes a text where it says something else. */
function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** Returns a number with two decimals at most, for labels in the picture. */
const brief = (number) => spelled(Math.round(number * 100) / 100);

const sized = ({ width, height }) => `${spelled(width)} by ${spelled(height)}`;
