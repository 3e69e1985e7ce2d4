// The keys of the big screen.

import { Kbd } from '@mantine/core'
import { DialogCard } from '../../../ui/dialog-card.tsx'

const keys: readonly (readonly [what: string, ...keys: string[]])[] = [
  ['Next finding', '→', 'Space', 'Page Down', 'Enter'],
  ['Finding before', '←', 'Backspace', 'Page Up'],
  ['First, last finding', 'Home', 'End'],
  ['Finding by its number', '1', '2', 'Enter'],
  ['All findings', 'O'],
  ['Full screen', 'F'],
  ['Show or hide the code', 'C'],
  ['Light or dark', 'L'],
  ['These keys', '?'],
  ['Close', 'Esc'],
]

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogCard opened title="Keys" onClose={onClose}>
      <dl className="presenting-keys">
        {keys.map(([what, ...some]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {some.map(key => (
                <Kbd key={key} size="md">
                  {key}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </DialogCard>
  )
}
