// What the colours of a chart stand for, with a shape for each, for who cannot tell them apart.

import { isOfData } from './chart-drawing.ts'
import type { ChartKey } from './chart-drawing.ts'

export function ChartKeys({ keys }: { readonly keys: readonly ChartKey[] }) {
  return (
    <ul className="chart-keys">
      {keys.map(({ words, as, colour }) => (
        <li key={words}>
          <span
            className="chart-key"
            data-as={as}
            style={{ color: isOfData(colour) ? colour : `var(--${colour})` }}
          />
          {words}
        </li>
      ))}
    </ul>
  )
}
