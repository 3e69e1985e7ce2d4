// The address in a letter behind which a password is set: resets and invitations open the same page.

export function linkFor(publicUrl: string, token: string): string {
  return `${publicUrl.replace(/\/+$/, '')}/collect/1.0.0/reset-password?token=${token}`
}
