// A dialog: a bar with its title and, where it may be left, a cross; what it is about; what can be
// done. While it is busy nothing in it can be pressed.

import { Group, LoadingOverlay, Modal, VisuallyHidden } from '@mantine/core'
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react'
import { useFocusBack } from './use-focus-back.ts'
import { useIsForemost } from './use-is-foremost.ts'

interface Props {
  readonly opened: boolean
  /** Without it there is no cross, and Escape does nothing. */
  readonly onClose?: (() => void) | undefined
  readonly title: string
  readonly actions?: ReactNode
  readonly busy?: boolean | undefined
  readonly children?: ReactNode
  /** A width that the component library knows, or any of CSS. */
  readonly size?: string | undefined
  readonly maxHeight?: string | undefined
}

export function DialogCard(props: Props) {
  const { opened, onClose, title, busy = false, size = 'lg', maxHeight } = props
  useFocusBack()
  const isForemost = useIsForemost(opened)
  return (
    <Modal.Root
      opened={opened}
      onClose={() => busy || onClose?.()}
      closeOnEscape={onClose !== undefined && isForemost}
      // A slip of the finger beside it would lose what was typed.
      closeOnClickOutside={false}
      size={size}
      centered
      xOffset="0.75rem"
      classNames={{ content: 'dialog-card' }}
      styles={{ content: maxHeight ? { maxHeight } : {} }}
    >
      <Modal.Overlay />
      <Modal.Content aria-busy={busy}>
        <div className="dialog-card-parts" {...(busy && deaf)}>
          <Modal.Header role="none">
            <Modal.Title>{title}</Modal.Title>
            {onClose && <Modal.CloseButton aria-label="Close" size="lg" />}
          </Modal.Header>
          <Modal.Body>{props.children}</Modal.Body>
          {props.actions && <Group className="dialog-card-actions">{props.actions}</Group>}
        </div>
        <LoadingOverlay visible={busy} loaderProps={{ size: 80 }} overlayProps={overlay} />
        <VisuallyHidden role="status">{busy && 'Please wait'}</VisuallyHidden>
      </Modal.Content>
    </Modal.Root>
  )
}

const overlay = { color: 'var(--panel)', backgroundOpacity: 0.7 }

/** The overlay keeps the mouse away; this keeps the keyboard away, and the focus where it is. */
const deaf = {
  onKeyDownCapture: (event: KeyboardEvent) => {
    if (event.key !== 'Tab') stop(event)
  },
  onClickCapture: stop,
  onSubmitCapture: stop,
}

function stop(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}
