// A forgotten password, and the links of letters: to set a new one, or to accept an invitation.

import { Paper } from '@mantine/core'
import { AskForReset } from './ask-for-reset.tsx'
import { OpenLetter } from './open-letter.tsx'
import { useOwnSearch } from '../../period/use-own-search.ts'

export function ResetPasswordScreen() {
  const { token } = useOwnSearch()
  return (
    <Paper withBorder radius="lg" p={{ base: 'lg', sm: 'xl' }} w="100%" maw={480}>
      {token === undefined ? <AskForReset /> : <OpenLetter token={token} />}
    </Paper>
  )
}
