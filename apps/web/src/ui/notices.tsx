// Short news at the bottom: what went well in green, what went wrong in red, what is worth knowing in
// blue. They go by themselves after five seconds, and are spoken to who cannot see them.

import { Button, Group, VisuallyHidden } from '@mantine/core'
import { notifications, Notifications, useNotifications } from '@mantine/notifications'
import { IconAlertCircle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export interface Teller {
  good(text: string, options?: { readonly undo?: (() => void) | undefined }): void
  /** Without a text it is an unknown error. */
  bad(text?: string): void
  say(text: string): void
}

export function useNotices(): Teller {
  return teller
}

const teller: Teller = {
  good: (text, { undo } = {}) => tell('good', text, undo),
  bad: (text = '') => tell('bad', text || 'Unknown Error'),
  say: text => tell('info', text),
}

export function Notices() {
  const { notifications: shown } = useNotifications()
  return (
    <section aria-label="Notices">
      <Notifications
        position="bottom-center"
        autoClose={5000}
        className="notices"
        withinPortal={false}
      />
      <VisuallyHidden component="div">
        <Spoken role="status">{shown.filter(notice => notice['data-kind'] !== 'bad')}</Spoken>
        <Spoken role="alert">{shown.filter(notice => notice['data-kind'] === 'bad')}</Spoken>
      </VisuallyHidden>
    </section>
  )
}

/** It stands there before there is anything to say; what only appears with its words is often missed. */
function Spoken(props: { readonly role: 'status' | 'alert'; readonly children: readonly Spoke[] }) {
  return (
    <div role={props.role} aria-live={props.role === 'alert' ? 'assertive' : 'polite'}>
      {props.children.map(notice => (
        <p key={notice.id}>{notice['data-spoken']}</p>
      ))}
    </div>
  )
}

interface Spoke {
  readonly id?: string
  readonly 'data-spoken'?: string
}

function tell(kind: keyof typeof kinds, text: string, undo?: () => void) {
  const { colour, word, Icon } = kinds[kind]
  // Said once: what five questions meet at the same time is one piece of news.
  const id = undo ? undefined : `${kind}: ${text}`
  const shown = notifications.show({
    ...(id === undefined ? {} : { id }),
    color: colour,
    icon: <Icon size={20} aria-hidden />,
    message: undo ? <Undoable undo={() => takeBack(shown, undo)}>{text}</Undoable> : text,
    withBorder: true,
    // The hidden regions speak; said twice it is a nuisance.
    role: 'group',
    'aria-label': word,
    closeButtonProps: { 'aria-label': 'Close this notice' },
    'data-kind': kind,
    'data-spoken': `${word}: ${text}`,
  })
}

function takeBack(id: string, undo: () => void) {
  notifications.hide(id)
  undo()
}

function Undoable(props: { readonly undo: () => void; readonly children: ReactNode }) {
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <span>{props.children}</span>
      <Button variant="subtle" flex="none" onClick={props.undo}>
        Undo
      </Button>
    </Group>
  )
}

const kinds = {
  good: { colour: 'green', word: 'Done', Icon: IconCircleCheck },
  bad: { colour: 'red', word: 'Problem', Icon: IconAlertCircle },
  info: { colour: 'blue', word: 'Note', Icon: IconInfoCircle },
} as const
