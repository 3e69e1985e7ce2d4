// The people of the demonstration, where there is one: a touch signs in as one of them.

import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import './demo-people.css'
import { useFurrow } from '../../data/context/furrow-context.ts'

interface Props {
  readonly onChoose: (email: string, password: string) => void
}

export function DemoPeople({ onChoose }: Props) {
  const { demo } = useFurrow().settings
  if (!demo) return null
  return (
    <Paper
      withBorder
      radius="lg"
      p={{ base: 'lg', sm: 'xl' }}
      component="section"
      aria-labelledby="demo-people"
    >
      <Title order={2} id="demo-people">
        This is a demonstration
      </Title>
      <Text c="dimmed" size="sm" mt={4}>
        Its farms are made up. Look around as one of these people; the password of all of them is{' '}
        <code>{demo.password}</code>.
      </Text>
      <Stack gap="xs" mt="md">
        {demo.people.map(({ email, what }) => (
          <Button
            key={email}
            variant="default"
            className="demo-person"
            onClick={() => onChoose(email, demo.password)}
          >
            <span>{email}</span>
            <Text span size="sm" c="dimmed">
              {what}
            </Text>
          </Button>
        ))}
      </Stack>
    </Paper>
  )
}
