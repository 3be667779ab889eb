"""Cabinet Wars from Python: the engine, an environment for one game, and one in the manner of PettingZoo."""

from .engine import Engine, EngineGone, Refused
from .environment import Environment, expand, random_action
from .agents import AgentEnvironment

__all__ = ["AgentEnvironment", "Engine", "EngineGone", "Environment", "Refused", "expand", "random_action"]
__version__ = "0.1.0"
