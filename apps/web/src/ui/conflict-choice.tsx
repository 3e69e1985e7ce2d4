// Two answers to the same question, typed here and saved elsewhere meanwhile: which of them shall hold.

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
  /** Letters that do the same, where they are heard. */
  readonly letters?: { readonly keep: string; readonly take: string } | undefined
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
      </Group>
    </>
  )
}

interface AnswerProps {
  readonly children: string
  readonly letter: string | undefined
  readonly onPress: () => void
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined
}

function Answer({ children, letter, onPress, buttonRef }: AnswerProps) {
  const keys = { 'aria-keyshortcuts': letter }
  return (
    <Button
      ref={buttonRef}
      variant="default"
      mih={44}
      onClick={onPress}
      {...keys}
      rightSection={
        letter && (
          <Kbd size="xs" aria-hidden>
            {letter}
          </Kbd>
        )
      }
    >
      {children}
    </Button>
  )
}
