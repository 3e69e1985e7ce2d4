// That an address leads nowhere.

import { Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ScreenTitle } from '../ui/screen-title.tsx'

export function NotFoundCard() {
  return (
    <section className="not-found">
      <ScreenTitle>There is nothing at this address</ScreenTitle>
      <Text>It may have been typed wrongly, or what stood here is gone.</Text>
      <Button renderRoot={props => <Link to="/" {...props} />} mt="md">
        Go home
      </Button>
    </section>
  )
}
