// A finger that rests on a cell asks for what a right click opens. Some browsers say so by themselves,
// others never do.

const heldFor = 600
/** No finger is quite still. */
const slack = 10

interface Pressed {
  readonly clientX: number
  readonly clientY: number
}

export function longPress({ clientX, clientY }: Pressed, onHeld: () => void): void {
  const over = new AbortController()
  const { signal } = over
  const timer = setTimeout(() => {
    over.abort()
    // Lifting the finger is no tap on what has opened in the meantime.
    const lift = (event: TouchEvent) => event.preventDefault()
    addEventListener('touchend', lift, { once: true, capture: true, passive: false })
    onHeld()
  }, heldFor)
  const giveUp = () => over.abort()
  const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
    if (Math.hypot(x - clientX, y - clientY) > slack) giveUp()
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  addEventListener('pointermove', move, { signal })
  for (const name of ['pointerup', 'pointercancel', 'contextmenu'] as const)
    addEventListener(name, giveUp, { signal })
}
