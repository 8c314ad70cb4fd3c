import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isPrivateHost, lookupPublic } from './private-addresses.ts'

export interface PostOptions {
  allowPrivate: boolean
  timeoutMs?: number
}

const TIMEOUT_MS = 15_000

/**
 * Posts a JSON body and resolves with the status. Follows no redirect and reads no answer. Rejects where no answer comes,
 * or where the address is private and that is not allowed.
 */
export function postMessage(
  address: string,
  { body, headers }: { body: string; headers: Record<string, string> },
  { allowPrivate, timeoutMs = TIMEOUT_MS }: PostOptions,
): Promise<number> {
  const url = new URL(address)
  if (!allowPrivate && isPrivateHost(url.hostname)) {
    return Promise.reject(new Error(`${url.hostname} is a private address`))
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.timeout(timeoutMs),
        ...(!allowPrivate && { lookup: lookupPublic }),
      },
      (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      },
    )
    request.on('error', reject)
    request.end(body)
  })
}
