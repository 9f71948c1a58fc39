/** Things appear at once: what waits for an animation's end still gets its event, and the pixels stand still. */
export const STILLNESS = `*, *::before, *::after {
  animation-duration: 0s !important; animation-delay: 0s !important;
  transition-duration: 0s !important; transition-delay: 0s !important; }`;

let sheet: HTMLStyleElement | undefined;

/** While a play runs nothing fades or slides: it asks for what can be seen, which would depend on the frame it asks in. Gives what lets things move again. */
export function standStill(): () => void {
  sheet ??= document.head.appendChild(Object.assign(document.createElement('style'), { textContent: STILLNESS }));
  return moveAgain;
}

/** Lets things fade and slide again, for whoever looks at the story. */
export function moveAgain(): void {
  sheet?.remove();
  sheet = undefined;
}
