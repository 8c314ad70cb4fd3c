import { useState } from 'preact/hooks'
import { signIn } from './session.ts'
import './sign-in.css'

/** The form for an API key, where none is known or the gateway refuses it. */
export function SignIn({ reason }: { reason?: string | undefined }) {
  const [key, setKey] = useState('')
  const send = (event: Event): void => {
    event.preventDefault()
    if (/^[\x21-\x7e]+$/.test(key.trim())) signIn(key.trim())
  }
  return (
    <main id="main" class="sign-in">
      <h1>Sign in</h1>
      <p>
        Everything here is read from this gateway with an API key. <code>crossvenue keys create --name me</code> prints
        one; the demo prints an address that contains it.
      </p>
      {reason && (
        <p class="failure" role="alert">
          {reason}
        </p>
      )}
      <form onSubmit={send}>
        <label>
          API key
          <input
            type="password"
            name="key"
            autocomplete="off"
            spellcheck={false}
            value={key}
            onInput={({ currentTarget }) => setKey(currentTarget.value)}
          />
        </label>
        <button type="submit" class="primary">
          Sign in
        </button>
      </form>
      <p class="quiet">The key stays in this tab and is gone when it is closed.</p>
    </main>
  )
}
