// What is new: how much of it is unseen on this device, until it is opened.

import { Text } from '@mantine/core'
import { useState } from 'react'
import { dayText } from '../../ui/amounts.ts'
import { useHelpNote } from './use-help-note.ts'
import { unseenOf, whatsNew } from './whats-new.ts'

export function WhatsNew() {
  const { note, change } = useHelpNote()
  const [unseen] = useState(() => unseenOf(whatsNew, note.seen))
  const mark = () => change({ seen: whatsNew[0]?.day })
  return (
    <section>
      <details className="help-answer" onToggle={event => event.currentTarget.open && mark()}>
        <summary>What’s new{unseen.length > 0 ? ` (${unseen.length})` : ''}</summary>
        <ul className="help-news">
          {whatsNew.map(({ day, title, text }) => (
            <li key={title}>
              <strong>{title}</strong>{' '}
              <Text span size="sm" c="dimmed">
                {dayText(day)}
              </Text>
              <Text>{text}</Text>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
