// What the colours of a chart stand for, with a shape for each, for who cannot tell them apart.

import { isMark, pageColour } from './chart-key.ts'
import type { ChartKey } from './chart-key.ts'
import { PictureMark } from './picture-mark.tsx'

export function ChartKeys({ keys }: { readonly keys: readonly ChartKey[] }) {
  return (
    <ul className="chart-keys">
      {keys.map(({ words, as, colour }) => (
        <li key={words}>
          <Key as={as} colour={pageColour(colour)} />
          {words}
        </li>
      ))}
    </ul>
  )
}

function Key({ as, colour }: { readonly as: ChartKey['as']; readonly colour: string }) {
  if (!isMark(as)) return <span className="chart-key" data-as={as} style={{ color: colour }} />
  return (
    <svg className="chart-mark" viewBox="-8 -8 16 16" aria-hidden>
      <PictureMark shape={as} size={6} colour={colour} />
    </svg>
  )
}
