import type { Hono } from 'hono'
import { api, type Resource } from '../../sync/api/api.ts'
import { ACCESS, type AnyEndpoint, tokenOf } from '../../sync/api/endpoint.ts'
import { hasRole } from '../../sync/domain/access/role.ts'
import { ApiError } from '../http/api-error.ts'
import type { Services } from '../services/services.ts'
import type { Caller } from './caller.ts'
import { requireCaller } from './require-user.ts'

/** Refuses, before any route runs, whoever the contract does not let call it. */
export function guardContract(app: Hono, services: Services): void {
  for (const endpoint of Object.values<Resource>(api).flatMap(({ calls }) => Object.values(calls))) {
    if (endpoint.access === 'anyone') continue
    app.on(endpoint.method, endpoint.path, async (c, next) => {
      mustMayCall(endpoint, await requireCaller(c, services))
      await next()
    })
  }
}

/** @throws ApiError `forbidden` */
function mustMayCall(endpoint: AnyEndpoint, { user, token }: Caller): void {
  const { least } = ACCESS[endpoint.access]
  if (least !== null && !hasRole(user.role, least)) throw new ApiError('forbidden', NOT_YOUR_ROLE)
  if (token === null) return
  const needed = tokenOf(endpoint)
  if (needed === 'none') throw new ApiError('forbidden', 'This cannot be done with a token.')
  if (needed === 'write' && token.scope === 'read')
    throw new ApiError('forbidden', 'This token may only read.')
}

const NOT_YOUR_ROLE = 'Your role does not allow this. Ask an administrator of your team.'
