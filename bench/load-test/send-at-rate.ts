/** A request of the load. */
export interface LoadRequest {
  path: string
  body?: string
  /** Its venue fails now and then, so that an error that names it is expected. */
  mayFail?: string
}

export interface Answers {
  /** Milliseconds from request to answer of those that always have one, in the order of the answers. */
  times: number[]
  /** How often each expected error of a failing venue was answered, by its code. */
  explained: Map<string, number>
  /** The first of each kind of error that nothing explains. */
  unexplained: Map<string, string>
}

const PATIENCE_MS = 60_000

/** Sends requests in turn at even intervals for some seconds and returns how they were answered. */
export async function sendAtRate(
  url: string,
  key: string,
  requests: readonly LoadRequest[],
  { rate, seconds }: { rate: number; seconds: number },
): Promise<Answers> {
  const answers: Answers = { times: [], explained: new Map(), unexplained: new Map() }
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const send = async ({ path, body, mayFail }: LoadRequest): Promise<void> => {
    const start = performance.now()
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const response = await fetch(url + path, { headers, signal, ...(body && { method: 'POST', body }) })
      const text = await response.text()
      if (response.ok && !mayFail) answers.times.push(performance.now() - start)
      if (!response.ok) note(answers, text, mayFail)
    } catch (error) {
      answers.unexplained.set(`${path}: ${(error as Error).name}`, (error as Error).message)
    }
  }
  const begin = performance.now()
  const sent = new Set<Promise<void>>()
  for (let n = 0; n < rate * seconds; n++) {
    const early = begin + (n * 1_000) / rate - performance.now()
    if (early > 1) await new Promise((resolve) => setTimeout(resolve, early))
    const request = send(requests[n % requests.length] as LoadRequest)
    sent.add(request)
    void request.finally(() => sent.delete(request))
  }
  await Promise.all(sent)
  return answers
}

function note({ explained, unexplained }: Answers, text: string, mayFail: string | undefined): void {
  const { code, exchange } = errorIn(text)
  if (code !== undefined && exchange !== undefined && exchange === mayFail) {
    explained.set(code, (explained.get(code) ?? 0) + 1)
  } else unexplained.set(code ?? 'no error of ours', text.slice(0, 300))
}

function errorIn(text: string): { code?: string; exchange?: string } {
  try {
    return (JSON.parse(text) as { error?: { code?: string; exchange?: string } }).error ?? {}
  } catch {
    return {}
  }
}
