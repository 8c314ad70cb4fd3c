import { render } from 'preact'
import './shell/style.css'
import './shell/page.css'
import { App } from './shell/app.tsx'

const root = document.getElementById('app')
if (root) render(<App />, root)
