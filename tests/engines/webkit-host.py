"""Shows one web view that WebKitWebDriver controls, in a window without a frame: MiniBrowser is never narrower than 447 px."""

import argparse
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2

parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int, required=True)
parser.add_argument("--height", type=int, required=True)
parser.add_argument("--console", required=True, help="the file to which console messages are written")
parser.add_argument("--without-scripts", action="store_true")
options = parser.parse_args()

# The driver discards the output of this program and its children.
os.dup2(os.open(options.console, os.O_WRONLY | os.O_APPEND), 1)


driver = os.getppid()


def end_with_driver():
    if os.getppid() != driver:
        Gtk.main_quit()
    return True


def show_view(_session):
    settings = WebKit2.Settings(
        enable_write_console_messages_to_stdout=True,
        enable_javascript=not options.without_scripts,
    )
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    view.connect("close", lambda _view: Gtk.main_quit())
    window = Gtk.Window(decorated=False)
    window.set_default_size(options.width, options.height)
    window.add(view)
    window.show_all()
    window.present()
    view.grab_focus()
    return view


def start_session(_context, session):
    application = WebKit2.ApplicationInfo()
    application.set_name("host")
    session.set_application_info(application)
    session.connect("create-web-view", show_view)


# Ephemeral, so that tests share no storage.
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.connect("automation-started", start_session)
GLib.timeout_add_seconds(1, end_with_driver)
Gtk.main()
