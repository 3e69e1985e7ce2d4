// Millimetres of rain, marked where some of the days were not read.

import { numberText } from '../../ui/amounts.ts'
import { notReadWords } from './figure-columns.ts'
import './cropping.css'

interface Props {
  readonly mm: number | null
  /** Days without a reading. */
  readonly unread: number | null
}

export function RainFigure({ mm, unread }: Props) {
  const words = notReadWords(mm, unread)
  if (words === undefined) return <>{numberText(mm, 0)}</>
  return (
    <abbr className="part-read" title={words}>
      {numberText(mm, 0)}
      {mm === null ? '' : '*'}
    </abbr>
  )
}
