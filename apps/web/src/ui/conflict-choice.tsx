// Two answers to the same question, typed here and saved elsewhere in the meantime: which of them shall hold.

import { Button, Group, Kbd, Text } from '@mantine/core'
import type { ReactNode, Ref } from 'react'

interface Props {
  /** Who saved what, and what is asked. */
  readonly children: ReactNode
  readonly wordsId?: string | undefined
  readonly keep: string
  readonly take: string
  readonly onKeep: () => void
  readonly onTake: () => void
  /** Neither yet: on with typing. */
  readonly onBack?: (() => void) | undefined
  /** Keys that do the same, where they are heard. */
  readonly letters?:
    | { readonly keep: string; readonly take: string; readonly back: string }
    | undefined
  readonly keepRef?: Ref<HTMLButtonElement> | undefined
}

export function ConflictChoice({ children, wordsId, letters, keepRef, ...props }: Props) {
  return (
    <>
      <Text size="sm" component="div" id={wordsId}>
        {children}
      </Text>
      <Group gap="xs" mt="xs">
        <Answer letter={letters?.keep} buttonRef={keepRef} onPress={props.onKeep}>
          {props.keep}
        </Answer>
        <Answer letter={letters?.take} onPress={props.onTake}>
          {props.take}
        </Answer>
        {props.onBack && (
          <Answer letter={letters?.back} onPress={props.onBack} isQuiet>
            Edit
          </Answer>
        )}
      </Group>
    </>
  )
}

interface AnswerProps {
  readonly children: string
  readonly letter: string | undefined
  readonly onPress: () => void
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined
  readonly isQuiet?: boolean
}

function Answer({ children, letter, onPress, buttonRef, isQuiet }: AnswerProps) {
  const keys = { 'aria-keyshortcuts': letter === 'Esc' ? 'Escape' : letter }
  return (
    <Button
      ref={buttonRef}
      variant={isQuiet ? 'subtle' : 'default'}
      mih={44}
      onClick={onPress}
      {...keys}
      rightSection={
        letter && (
          <Kbd size="xs" className="conflict-key" aria-hidden>
            {letter}
          </Kbd>
        )
      }
    >
      {children}
    </Button>
  )
}
