// The calls about changing the email that one signs in with, one’s own or as an administrator someone
// else’s, and about emails that wait to be sent.

import { message, pendingEmail, waitingEmail } from '@furrow/wire/signed-in-answer'
import { enveloped } from '@furrow/wire/told'
import { named } from '../openapi/parameters.ts'
import { call } from './call.ts'
import { accountChange, emailChange, justToken, rightsChange, whichEmail } from './session-sent.ts'
import { stepResults } from './step-calls.ts'

const path = '/api/v2/email-change'
const counted = ['invalid', 'too_many_requests'] as const

export const emailCalls = {
  pendingEmailChange: call({
    method: 'get',
    path,
    operationId: 'api.v2.email-change.pending',
    summary: 'The change of one’s own email that waits to be confirmed',
    letsIn: 'person',
    says: 'The new email, or nothing.',
    answer: enveloped(pendingEmail.nullable()),
  }),

  changeEmail: call({
    method: 'post',
    path,
    operationId: 'api.v2.email-change.ask',
    summary: 'Ask to change one’s own email; it changes by a link sent to the new one',
    letsIn: 'person with token',
    body: emailChange,
    says: 'The same, whether anybody has the new email or not.',
    answer: message,
    refuses: counted,
  }),

  cancelEmailChange: call({
    method: 'delete',
    path,
    operationId: 'api.v2.email-change.cancel',
    summary: 'Give up the change of one’s own email that waits',
    letsIn: 'person',
    says: 'Done.',
    answer: message,
  }),

  confirmEmailChange: call({
    method: 'post',
    path: `${path}/confirm`,
    operationId: 'api.v2.email-change.confirm',
    summary: 'Change one’s own email by the link sent to the new one',
    letsIn: 'person',
    body: justToken,
    says: 'Done.',
    answer: message,
    refuses: counted,
  }),

  putEmailBack: call({
    method: 'post',
    path: `${path}/undo`,
    operationId: 'api.v2.email-change.undo',
    summary: 'Put the old email back by the link sent there; every device is signed out',
    description: 'A link to set a new password goes to the old email. Until then nobody signs in.',
    letsIn: 'anybody',
    body: justToken,
    says: 'Done.',
    answer: message,
    refuses: counted,
  }),

  takeAccessBack: call({
    method: 'post',
    path: '/api/v2/access-undo',
    operationId: 'api.v2.access-undo',
    summary: 'Take access to a farm or business away again, by the link sent to its managers',
    letsIn: 'anybody',
    body: justToken,
    says: 'Done.',
    answer: message,
    refuses: counted,
  }),

  changeAccount: call({
    method: 'post',
    path: '/api/v2/account-change',
    operationId: 'api.v2.account-change',
    summary:
      'Change someone else’s email, and whether they are an administrator; administrators, with their password',
    description:
      'Links sent to the old email end, and both emails are told. Every administrator is told of a new one.',
    letsIn: 'person with token',
    body: accountChange,
    says: 'Done.',
    answer: message,
    refuses: ['not_found', ...counted],
  }),

  changeRights: call({
    method: 'post',
    path: '/api/v2/rights-change',
    operationId: 'api.v2.rights-change',
    summary:
      'Change roles, abilities and permissions, and restore people who hold some; administrators, with their password',
    description:
      'All steps or none. Every administrator is told by email, and so is whoever has other rights now.',
    letsIn: 'person with token',
    parameters: named('idempotency_key'),
    body: rightsChange,
    // Nobody else learns what is wrong with their steps.
    readsItself: true,
    says: 'One result for each step.',
    answer: stepResults,
    refuses: ['not_found', 'conflict', ...counted],
  }),

  waitingEmail: call({
    method: 'post',
    path: '/api/v2/waiting-email',
    operationId: 'api.v2.waiting-email',
    summary: 'The text of an email that waits to be sent; administrators, with their password',
    letsIn: 'person with token',
    body: whichEmail,
    says: 'The email.',
    answer: enveloped(waitingEmail),
    refuses: ['not_found', ...counted],
  }),

  sendAgain: call({
    method: 'post',
    path: '/api/v2/outgoing-mails/{id}/send-again',
    operationId: 'outgoing-mails.send-again',
    summary: 'For administrators: sends an email again that was not sent.',
    letsIn: 'person',
    says: 'It is tried now.',
    answer: message,
    refuses: ['not_found', 'conflict', 'invalid'],
  }),
}
