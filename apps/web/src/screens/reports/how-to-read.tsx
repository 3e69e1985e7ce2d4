// How to read a report, with an example; open until someone closes it, and then closed on this device.

import { useSheetNote } from '../../data/hooks/sheet-notes.ts'

interface Props {
  readonly text: string
  readonly example: string
}

interface ReadingNote {
  readonly isClosed: boolean
}

export function HowToRead({ text, example }: Props) {
  const { value, isRead, write } = useSheetNote<ReadingNote>('reports', 'look')
  if (text === '') return null
  return (
    <details
      className="report-reading"
      open={isRead && value?.isClosed !== true}
      onToggle={({ currentTarget: { open } }) => {
        if (isRead && open === (value?.isClosed === true)) write({ isClosed: !open })
      }}
    >
      <summary>How to read this</summary>
      <p>{text}</p>
      {example === '' ? null : <p className="report-example">{example}</p>}
    </details>
  )
}
