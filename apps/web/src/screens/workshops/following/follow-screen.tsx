// Joins a presentation by the code on its big screen.

import { Button, Text, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import './following.css'

const digits = 6

export function FollowScreen() {
  const { api } = useFurrow()
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const join = async (event: SyntheticEvent) => {
    event.preventDefault()
    const typed = code.replaceAll(/\D/g, '')
    if (typed.length !== digits) {
      setWrong('The code has six digits. It stands at the bottom of the big screen.')
      return
    }
    setBusy(true)
    const answer = await api.workshops.join(typed)
    setBusy(false)
    if (answer.ok) await navigate({ to: '/follow/$pass', params: { pass: answer.data.pass } })
    else setWrong(answer.failure.message)
  }
  return (
    <>
      <ScreenTitle>Follow a workshop</ScreenTitle>
      <SimpleCard>
        <form onSubmit={event => void join(event)} noValidate className="follow-form">
          <Text>
            Type the code that the big screen shows. You see the same finding here, with your own
            farm’s figure.
          </Text>
          <TextInput
            label="Code"
            size="md"
            inputMode="numeric"
            autoComplete="off"
            maxLength={digits + 3}
            value={code}
            error={wrong}
            onChange={event => {
              setCode(event.currentTarget.value)
              setWrong(undefined)
            }}
          />
          <Button type="submit" loading={isBusy}>
            Follow
          </Button>
        </form>
      </SimpleCard>
    </>
  )
}
