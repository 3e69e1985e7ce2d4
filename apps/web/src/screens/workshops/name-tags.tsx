// Name tags on paper, two beside each other: they print themselves, and then they are gone.

import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { printPart } from '../../ui/table/print-part.ts'
import type { Attendee } from './use-attendees.ts'
import type { Workshop } from './workshop-words.ts'

interface Props {
  readonly workshop: Workshop
  readonly attendees: readonly Attendee[]
  readonly onPrinted: () => void
}

export function NameTags({ workshop, attendees, onPrinted }: Props) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const done = () => onPrinted()
    addEventListener('afterprint', done, { once: true })
    if (part.current) printPart(part.current, workshop.name)
    return () => removeEventListener('afterprint', done)
  }, [workshop.name, onPrinted])
  return createPortal(
    <div className="name-tags" ref={part}>
      {attendees.map(({ id, name, farmName }) => (
        <div key={id} className="name-tag">
          <strong>{name}</strong>
          <span>{farmName}</span>
          <small>{workshop.name}</small>
        </div>
      ))}
    </div>,
    document.body,
  )
}
