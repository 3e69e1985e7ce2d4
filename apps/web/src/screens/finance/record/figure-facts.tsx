// What a card says of a figure of the record.

import { Text } from '@mantine/core'
import { figureText } from '../kept-figures.ts'
import type { FigureRow } from './figure-row.ts'

export function FigureFacts({ figure }: { readonly figure: FigureRow }) {
  const { now, field, origin, group } = figure
  const said = now === null ? 'No data yet' : figureText(now, field)
  return <Text c="dimmed">{[said, origin, group].filter(Boolean).join(' · ')}</Text>
}
