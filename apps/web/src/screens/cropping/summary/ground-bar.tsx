// What became of the ground that is kept for crops, as one bar and in words: its parts come to all of it.

import { groundParts } from '@furrow/farming/crops/ground-use'
import type { GroundPart } from '@furrow/farming/crops/ground-use'
import type { Ground } from '@furrow/farming/crops/cropping-summary'
import { ratioOf } from '@furrow/farming/numbers/ratio'
import { Text, Title } from '@mantine/core'
import { numberText, percentText } from '../../../ui/amounts.ts'

const words: Readonly<Record<GroundPart, string>> = {
  sown: 'Sown',
  hay: 'Cut for hay',
  grazed: 'Grazed',
  manured: 'Ended on purpose',
  failed: 'Failed',
  fallow: 'Fallow',
  unused: 'Unused',
}

export function GroundBar({ ground: { arable, parts, intensity } }: { readonly ground: Ground }) {
  if (arable === 0) return null
  const shown = groundParts.filter(part => parts[part] > 0)
  return (
    <section aria-labelledby="crop-ground">
      <Title order={2} id="crop-ground" mb="xs">
        Cropping land
      </Title>
      <div className="ground-bar" aria-hidden>
        {shown.map(part => (
          <span key={part} data-part={part} style={{ flexGrow: parts[part] }} />
        ))}
      </div>
      <ul className="ground-parts">
        {shown.map(part => (
          <li key={part}>
            <span className="ground-key" data-part={part} aria-hidden />
            {words[part]} {hectares(parts[part])}, {percentText(ratioOf(parts[part], arable), 0)}
          </li>
        ))}
      </ul>
      <Text size="sm" c="dimmed">
        Total cropping land: {hectares(arable)}
        {intensity === null ? '.' : `, cropped ${percentText(intensity, 0)}. ${aboutDouble}`}
      </Text>
    </section>
  )
}

const hectares = (area: number): string => `${numberText(area, 1)} ha`

const aboutDouble =
  'Double-cropped ground is shown under the later crop and counted twice in the cropped %.'
