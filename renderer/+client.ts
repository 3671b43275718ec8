import './styles/base.css'
import 'virtual:uno.css'
import './styles/carousel.css'
import './browser/start'
