// What came of a file that was restored: what was written, what was left out, and where.

import { Button, List, Text } from '@mantine/core'
import { useState } from 'react'
import { useUndo } from '../data/hooks/undo.ts'
import { countText } from '../ui/amounts.ts'
import type { Accepted } from './choice-words.ts'

interface Props {
  readonly taken: Accepted
  readonly how: 'saved' | 'waiting' | 'job'
  readonly canUndo: boolean
}

export function Written({ taken, how, canUndo }: Props) {
  const { edits, added, removed, leftOut, unread } = taken
  return (
    <div role="status">
      <Text fw={600}>
        {countText(taken.amount, 'change')} {how === 'waiting' ? 'kept on this device' : 'written'}
      </Text>
      {how === 'waiting' && <Text>They are sent as soon as there is signal.</Text>}
      <List my="sm">
        {edits.length > 0 && <List.Item>{countText(edits.length, 'figure')} changed</List.Item>}
        {added.length > 0 && <List.Item>{countText(added.length, 'row')} added</List.Item>}
        {removed.length > 0 && <List.Item>{countText(removed.length, 'row')} removed</List.Item>}
        {leftOut > 0 && <List.Item>{countText(leftOut, 'difference')} left out</List.Item>}
      </List>
      {unread.length > 0 && (
        <>
          <Text>This could not be read, and was left out:</Text>
          <List>
            {unread.slice(0, mostNamed).map(({ key, what, line }) => (
              <List.Item key={key}>
                {what}, line {line} of the file
              </List.Item>
            ))}
            {unread.length > mostNamed && (
              <List.Item>and {countText(unread.length - mostNamed, 'more figure')}</List.Item>
            )}
          </List>
        </>
      )}
      {canUndo && <TakeBack />}
    </div>
  )
}

const mostNamed = 20

function TakeBack() {
  const { undo } = useUndo()
  const [took, setTook] = useState<'not yet' | 'taking' | 'taken'>('not yet')
  const takeBack = async () => {
    setTook('taking')
    const what = await undo().catch(() => undefined)
    setTook(what === undefined ? 'not yet' : 'taken')
  }
  if (took === 'taken') return <Text mt="sm">Undone: everything is as it was.</Text>
  return (
    <Button mt="sm" variant="light" loading={took === 'taking'} onClick={() => void takeBack()}>
      Undo
    </Button>
  )
}
