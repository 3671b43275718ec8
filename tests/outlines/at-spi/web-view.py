"""Shows a page in WebKitGTK. Reads a line of JSON at a time: {"open": address} or {"run": script}; answers each with a line."""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

view = WebKit2.WebView.new_with_context(WebKit2.WebContext.new_ephemeral())


def answer(value):
    print(json.dumps(value), flush=True)


def show_result(_view, result):
    try:
        answer(json.loads(view.evaluate_javascript_finish(result).to_json(0) or "null"))
    except GLib.Error as error:
        answer({"error": error.message})


def read_line(source, _condition):
    line = source.readline()
    if not line:
        Gtk.main_quit()
        return False
    order = json.loads(line)
    if "open" in order:
        view.load_uri(order["open"])
        answer(None)
    else:
        view.evaluate_javascript(order["run"], -1, None, None, None, show_result)
    return True


window = Gtk.Window(decorated=False)
window.set_default_size(1440, 900)
window.add(view)
window.show_all()
GLib.io_add_watch(sys.stdin, GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, read_line)
Gtk.main()
